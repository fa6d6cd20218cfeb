import { useLocation } from 'wouter';
import { AddHere } from './room/AddHere';

/** `/p`: where the code that another screen shows is typed, on a device that cannot scan it. */
export function AddScreenPage() {
  const [, navigate] = useLocation();
  return <AddHere code={null} onDone={(room) => navigate(`/r/${room}`)} onRefuse={() => navigate('/')} />;
}
