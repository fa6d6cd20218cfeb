import '../ui/global.css';
import './loops';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/must.ts';
import { Broken } from '../pages/Broken';
import { Playground } from './page/Playground';

createRoot(must(document.getElementById('app'), 'the place of the playground')).render(
  <Broken>
    <Playground />
  </Broken>,
);
