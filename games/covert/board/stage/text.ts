export const stageText = {
  missions: 'Missions to take',
  asked: 'Asked',
  chosen: 'Has chosen',
  reading: 'Still reading',
  free: 'Free',
} as const;
