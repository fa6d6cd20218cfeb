import { useLocation } from 'wouter';
import { Button } from '../ui/Button';
import { ErrorPage } from '../ui/ErrorPage';
import { useTitle } from '../ui/useTitle';

const TEXT = {
  title: 'Nothing here',
  text: 'The address may have been cut off. A room’s address ends with its six characters.',
  home: 'To the start page',
};

export function NotFound() {
  const [, navigate] = useLocation();
  useTitle(TEXT.title);
  return (
    <ErrorPage
      title={TEXT.title}
      action={
        <Button variant="primary" size="lg" onClick={() => navigate('/')}>
          {TEXT.home}
        </Button>
      }
    >
      <p>{TEXT.text}</p>
    </ErrorPage>
  );
}
