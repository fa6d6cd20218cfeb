import { useLocation } from 'wouter';
import { AddHere } from './room/AddHere';

/** `/p`: a field for typing the code that is shown on the other screen. For a device that cannot scan the code. */
export function AddScreenPage() {
  const [, navigate] = useLocation();
  return <AddHere code={null} onDone={(room) => navigate(`/r/${room}`)} onRefuse={() => navigate('/')} />;
}
