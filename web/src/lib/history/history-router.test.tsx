import { screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { renderPart } from '../../../test/render-app.tsx';

function Switch({ staysHere }: { staysHere: boolean }) {
  const [query, setQuery] = useSearchParams({ open: 'true' });
  const close = () => setQuery({ open: 'false' }, { replace: true, preventScrollReset: staysHere });
  return (
    <button type="button" onClick={close}>
      {query.get('open') === 'true' ? 'Close' : 'Closed'}
    </button>
  );
}

/** The text drawn synchronously with a click. */
async function clickedText(staysHere: boolean): Promise<string | null> {
  renderPart(<Switch staysHere={staysHere} />);
  const button = screen.getByRole('button');
  // React draws as it does in a page: `act` would do all at once.
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  });
  button.click();
  await Promise.resolve();
  return button.textContent;
}

test('a change within the page shows with the click that made it: the next key is not lost to a closed dialog', async () => {
  expect(await clickedText(true)).toBe('Closed');
});

test('a page on its way leaves the old one until it is ready', async () => {
  expect(await clickedText(false)).toBe('Close');
  expect(await screen.findByText('Closed')).toBeTruthy();
});
