export const stageText = {
  missions: 'Missions to take',
  asked: 'Can react',
  chosen: 'Has chosen',
  reading: 'Still reading',
  free: 'Free',
} as const;
