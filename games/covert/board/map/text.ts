export const mapText = {
  label: 'Map of Europe. Arrow keys move it, plus and minus zoom.',
  cities: 'Cities',
  sheet: 'Europe',
  edition: 'Sheet 7, revised',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  map: 'Map',
  list: 'List',
  card: (equipment: string) => `card: ${equipment}`,
  how: 'How the map is shown',
  goTo: (region: string) => `Go to ${region}`,
  cardOf: (region: string) => `The card in ${region}`,
} as const;

export const standingText = {
  yours: 'you',
  neutral: 'neutral',
  said: (city: string, region: string, agents: readonly (string | null)[], cubes: readonly string[]) =>
    [
      `${city}, ${region}.`,
      ...agents.map((name) => (name === null ? 'Your Agent.' : `${name}’s Agent.`)),
      ...cubes.map((name) => cubeSaid(name)),
    ].join(' '),
} as const;

function cubeSaid(name: string): string {
  if (name === standingText.yours) return 'Your cube.';
  return name === standingText.neutral ? 'Neutral cube.' : `${name}’s cube.`;
}
