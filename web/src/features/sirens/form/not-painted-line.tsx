import { useQuery } from '@tanstack/react-query';
import { engineLimitsQuery } from '../engines.queries.ts';
import { notPaintedIn, notPaintedText } from './not-painted.ts';

/** Names what of an appearance will be missing in a picture, before a credit is spent on it. */
export function NotPaintedLine({ appearance, className }: { appearance: string; className: string }) {
  const { data } = useQuery(engineLimitsQuery);
  const choices = notPaintedIn(appearance, data?.not_painted ?? []);
  return (
    <p role="status" className={choices.length > 0 ? className : 'sr-only'}>
      {choices.length > 0 ? notPaintedText(choices) : ''}
    </p>
  );
}
