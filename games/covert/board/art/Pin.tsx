/** A city's pin, drawn at the origin of the surrounding SVG group. */
export function Pin({ region }: { region: string }) {
  return (
    <>
      <circle r="12.5" fill={`var(--r-${region})`} stroke="#1f1a10" strokeWidth="2.6" />
      <circle r="4.6" fill="#fffaf0" stroke="#1f1a10" strokeWidth="1.6" />
    </>
  );
}
