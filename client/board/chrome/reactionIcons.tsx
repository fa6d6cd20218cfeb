import { Angry, Heart, Laugh } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReactionKind } from '#shared/room/room.ts';

const Drawn = ({ children }: { children: ReactNode }) => (
  <svg
    className="lucide"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const REACTION_ICONS: Readonly<Record<ReactionKind, ReactNode>> = {
  laugh: <Laugh />,
  gasp: (
    <Drawn>
      <circle cx="12" cy="12" r="10" />
      <ellipse cx="12" cy="16" rx="2" ry="2.6" />
      <path d="M9 9.5v.01M15 9.5v.01M7.5 6.6l1.8-.8M16.5 6.6l-1.8-.8" />
    </Drawn>
  ),
  think: (
    <Drawn>
      <path d="M21.2 8.2A10 10 0 1 0 12 22" />
      <path d="M9 10v.01M15 10v.01M14 6.6l2.4.6M9.5 15.4l3.6-.8" />
      <path d="M14.5 22v-3.6a1.8 1.8 0 0 1 1.8-1.8h.6l1.6-2.1a1 1 0 0 1 1.7 1.1l-.9 1.6h1.3a1.4 1.4 0 0 1 1.4 1.6l-.4 2.2a1.4 1.4 0 0 1-1.4 1.1" />
    </Drawn>
  ),
  clap: (
    <Drawn>
      <path d="m8.2 11.4 4-4a1.3 1.3 0 0 1 1.9 1.9l-3 3M11 9.4l3.9-3.9a1.3 1.3 0 0 1 1.9 1.9l-4 4M12.7 11.4l3.6-3.6a1.3 1.3 0 0 1 1.9 1.9l-4.8 4.8" />
      <path d="M15.4 12.5l2-2a1.3 1.3 0 0 1 1.8 1.9L14 17.7a6 6 0 0 1-8.5 0 6 6 0 0 1 0-8.5l1.3-1.3a1.2 1.2 0 0 1 2 .6v2.2" />
      <path d="M6 3.5 5.4 2M9.4 3.4l.5-1.6M3.3 6.2 1.8 5.6" />
    </Drawn>
  ),
  heart: <Heart />,
  angry: <Angry />,
};
