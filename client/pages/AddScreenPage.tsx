import { useLocation } from 'wouter';
import { AddHere } from './room/AddHere';

/** `/p`: a field for the code shown on the seat's other screen, for devices that cannot scan the code. */
export function AddScreenPage() {
  const [, navigate] = useLocation();
  return <AddHere code={null} onDone={(room) => navigate(`/r/${room}`)} onRefuse={() => navigate('/')} />;
}
