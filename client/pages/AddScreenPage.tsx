import { useLocation } from 'wouter';
import { AddHere } from './room/AddHere';

/** `/p`: a field for the code that the other screen of the seat shows. Used on devices that cannot scan the code. */
export function AddScreenPage() {
  const [, navigate] = useLocation();
  return <AddHere code={null} onDone={(room) => navigate(`/r/${room}`)} onRefuse={() => navigate('/')} />;
}
