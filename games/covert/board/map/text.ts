export const mapText = {
  label: 'Map of Europe. Arrow keys move it, plus and minus zoom.',
  sheet: 'Europe',
  edition: 'Sheet 7, revised',
  nearer: 'Nearer',
  farther: 'Farther',
  map: 'Map',
  list: 'List',
  how: 'How the map is shown',
  goTo: (region: string) => `Go to ${region}`,
} as const;
