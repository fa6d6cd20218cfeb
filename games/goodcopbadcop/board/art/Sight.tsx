/** SVG path of a gun sight on a grid of 60 by 60: a ring with four marks and a dot. */
export const SIGHT =
  'M11 30a19 19 0 1 0 38 0a19 19 0 1 0-38 0M30 2v17M30 41v17M2 30h17M41 30h17M28 30a2 2 0 1 0 4 0a2 2 0 1 0-4 0';

/** A gun sight that moves across the table to the target of the gun. */
export function Sight({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 60" aria-hidden="true">
      <path d={SIGHT} fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
