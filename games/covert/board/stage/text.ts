export const stageText = {
  missions: 'Missions to take',
  points: 'points',
  asked: 'Can react',
  chosen: 'Has chosen',
  reading: 'Still reading',
  free: 'Free',
} as const;
