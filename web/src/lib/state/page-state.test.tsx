import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageState, usePageState } from './page-state.tsx';

const makeList = (): string[] => [];

function Part({ text }: { text: string }) {
  const list = usePageState(makeList);
  if (!list.includes(text)) list.push(text);
  return <p>{list.join(' ')}</p>;
}

const aPage = (text: string) => (
  <PageState>
    <Part key={text} text={text} />
  </PageState>
);

test('all parts of a page share what is made, also those that come later; another page has its own', () => {
  const page = render(aPage('one'));
  page.rerender(aPage('two'));
  expect(page.container.textContent).toBe('one two');
  expect(render(aPage('three')).container.textContent).toBe('three');
});
