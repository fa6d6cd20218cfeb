import { Fragment } from 'react';

export function bold(text: string) {
  return text.split('**').map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
  });
}
