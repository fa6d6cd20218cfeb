import { Ban } from 'lucide-react';
import type { Role } from '../../state';
import { ROLE_NAMES } from '../../text';
import { ROLE_ICONS } from '../art/drawings';
import { revealText } from '../text';
import styles from './RoleCard.module.css';

/** A face-up role card, or an empty card if `role` is null. All role cards have the same design. */
export function RoleCard({ role, caption }: { role: Role | null; caption: string }) {
  const Icon = role === null ? Ban : ROLE_ICONS[role];
  return (
    <div className={`${styles.card} grain`}>
      <Icon className={styles.icon} />
      <b>{role === null ? revealText.nobody : ROLE_NAMES[role]}</b>
      <small>{caption}</small>
    </div>
  );
}
