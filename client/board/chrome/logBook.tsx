import {
  CalendarClock,
  ClipboardPen,
  Crosshair,
  Dices,
  Eye,
  Fingerprint,
  Gavel,
  KeyRound,
  LocateFixed,
  type LucideIcon,
  MessageSquareText,
  Phone,
  Quote,
  Route,
  Stamp,
  Trophy,
  VenetianMask,
  Vote,
  WalletCards,
} from 'lucide-react';
import type { LoggedLine } from '../context';
import type { LogBook, LogKind } from '../contract';

/** The icon, colour and filter label of each kind of log line. */
export const KINDS: Readonly<Record<LogKind, KindLook>> = {
  call: { Icon: Phone, tone: 'info', label: 'Calls' },
  card: { Icon: WalletCards, tone: 'ok', label: 'Cards' },
  claim: { Icon: Quote, tone: 'warn', label: 'Claims' },
  code: { Icon: KeyRound, tone: 'warn', label: 'Codes' },
  die: { Icon: Dices, tone: 'plain', label: 'Dice' },
  end: { Icon: Trophy, tone: 'accent', label: 'End' },
  gun: { Icon: LocateFixed, tone: 'warn', label: 'Guns' },
  hint: { Icon: MessageSquareText, tone: 'info', label: 'Hints' },
  look: { Icon: Eye, tone: 'info', label: 'Looks' },
  mission: { Icon: Stamp, tone: 'ok', label: 'Missions' },
  move: { Icon: Route, tone: 'info', label: 'Moves' },
  plan: { Icon: ClipboardPen, tone: 'plain', label: 'Plans' },
  role: { Icon: VenetianMask, tone: 'accent', label: 'Roles' },
  shot: { Icon: Crosshair, tone: 'bad', label: 'Shots' },
  suspicion: { Icon: Fingerprint, tone: 'warn', label: 'Suspicions' },
  time: { Icon: CalendarClock, tone: 'plain', label: 'Time' },
  verdict: { Icon: Gavel, tone: 'accent', label: 'Verdicts' },
  vote: { Icon: Vote, tone: 'accent', label: 'Votes' },
};

interface KindLook {
  Icon: LucideIcon;
  tone: 'plain' | 'info' | 'ok' | 'warn' | 'bad' | 'accent';
  label: string;
}

/** The log lines below one heading. `heading` is a log line or, for lines before the first heading, a text or null. */
export interface LogSection {
  heading: LoggedLine | string | null;
  lines: readonly LoggedLine[];
}

/**
 * Divides the log into sections, oldest first. Each heading begins a section. Without a log book, there is only one
 * section.
 */
export function sectionsOf(lines: readonly LoggedLine[], book: LogBook | null): LogSection[] {
  const sections: { heading: LogSection['heading']; lines: LoggedLine[] }[] = [];
  for (const line of lines) {
    if (book?.headings.includes(line.entry.code)) sections.push({ heading: line, lines: [] });
    else if (sections.length === 0) sections.push({ heading: openingOf(line, book), lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/**
 * Returns the heading for lines before the first heading. Returns null if the list begins in the middle of a match,
 * because the actual heading is then unknown.
 */
function openingOf({ entry }: LoggedLine, book: LogBook | null): string | null {
  return book && entry.n === 1 ? book.opening : null;
}

export function filtersOf(lines: readonly LoggedLine[], book: LogBook | null): readonly LogKind[] {
  return book?.filters.filter((kind) => lines.some(({ entry }) => book.kinds[entry.code] === kind)) ?? [];
}

/** Returns all headings, and the lines of one kind. Returns all lines if `kind` is null. */
export function ofKind(
  lines: readonly LoggedLine[],
  book: LogBook | null,
  kind: LogKind | null,
): readonly LoggedLine[] {
  if (!book || kind === null) return lines;
  return lines.filter(({ entry: { code } }) => book.kinds[code] === kind || book.headings.includes(code));
}
