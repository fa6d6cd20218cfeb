import { fetched } from '../../ui/fetched';
import css from '../sheets.module.css';

export const FloorSheet = fetched(() => import('./FloorSheet').then((file) => file.FloorSheet));
export const FloorLine = fetched(() => import('./FloorLine').then((file) => file.FloorLine));
export const FloorSign = fetched(() => import('./FloorSign').then((file) => file.FloorSign));
export const FloorTags = fetched(() => import('./FloorTags').then((file) => file.FloorTags));
export const HandButton = fetched(
  () => import('./HandButton').then((file) => file.HandButton),
  <span className={css.button} data-hand="" />,
);
