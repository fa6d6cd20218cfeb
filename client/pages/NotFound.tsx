import { useLocation } from 'wouter';
import { Button } from '../ui/Button';
import { ErrorPage } from '../ui/ErrorPage';
import { useTitle } from '../ui/useTitle';
import { NOT_FOUND } from './text';

export function NotFound() {
  const [, navigate] = useLocation();
  useTitle(NOT_FOUND.title);
  return (
    <ErrorPage
      title={NOT_FOUND.title}
      action={
        <Button variant="primary" size="lg" onClick={() => navigate('/')}>
          {NOT_FOUND.home}
        </Button>
      }
    >
      <p>{NOT_FOUND.text}</p>
    </ErrorPage>
  );
}
