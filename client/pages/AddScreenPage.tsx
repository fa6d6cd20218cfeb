import { useLocation } from 'wouter';
import { AddHere } from './room/AddHere';

/** `/p`: a field for typing the code shown on another screen, for a device that cannot scan it. */
export function AddScreenPage() {
  const [, navigate] = useLocation();
  return <AddHere code={null} onDone={(room) => navigate(`/r/${room}`)} onRefuse={() => navigate('/')} />;
}
