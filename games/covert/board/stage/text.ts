import { texts } from 'hush/game';

export const stageText = texts('covert.stage', {
  missions: 'Missions to take',
  order: 'Order tokens',
  asked: 'Can react',
  chosen: 'Has chosen',
  reading: 'Still choosing',
  free: 'Free',
});
