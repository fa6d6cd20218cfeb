import { fetched } from './fetched';
import css from './sheets.module.css';

export const MoveSeat = fetched(() => import('./MoveSeat').then((file) => file.MoveSeat));
export const EditPerson = fetched(() => import('./EditPerson').then((file) => file.EditPerson));
export const LevelSheet = fetched(() => import('./LevelSheet').then((file) => file.LevelSheet));
export const StageSheet = fetched(() => import('./stage/StageSheet').then((file) => file.StageSheet));
export const FloorSheet = fetched(() => import('./floor/FloorSheet').then((file) => file.FloorSheet));
export const FloorLine = fetched(() => import('./floor/FloorLine').then((file) => file.FloorLine));
export const FloorSign = fetched(() => import('./floor/FloorSign').then((file) => file.FloorSign));
export const FloorTags = fetched(() => import('./floor/FloorTags').then((file) => file.FloorTags));
export const HandButton = fetched(
  () => import('./floor/HandButton').then((file) => file.HandButton),
  <span className={css.button} data-hand="" />,
);
