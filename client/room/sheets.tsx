import { fetched } from '../ui/fetched';

export const MoveSeat = fetched(() => import('./MoveSeat').then((file) => file.MoveSeat));
export const EditPerson = fetched(() => import('./EditPerson').then((file) => file.EditPerson));
export const LevelSheet = fetched(() => import('./LevelSheet').then((file) => file.LevelSheet));
export const StageSheet = fetched(() => import('./stage/StageSheet').then((file) => file.StageSheet));
