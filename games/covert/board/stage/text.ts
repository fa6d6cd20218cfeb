export const stageText = {
  missions: 'Missions to take',
  order: 'Order tokens',
  asked: 'Can react',
  chosen: 'Has chosen',
  reading: 'Still choosing',
  free: 'Free',
} as const;
