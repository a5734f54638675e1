import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { enginesQuery } from './engines.queries.ts';

const state = (embedded: boolean) => ({
  engines: [
    { port: 'text' as const, kind: 'any', embedded },
    { port: 'speech' as const, kind: 'any', embedded: true },
  ],
});

test('administrators are told while the embedded engine writes, and where to read on', async () => {
  fakeServer({ 'GET /api/admin/engines': { body: state(true) } });
  renderPart(<EngineNotice />);
  const link = await screen.findByRole('link', {
    name: 'Demo voice of the embedded engine; connect a model for real conversation',
  });
  expect(link.getAttribute('href')).toBe('/docs/engines');
});

test('nothing is said once a real model writes', async () => {
  fakeServer({ 'GET /api/admin/engines': { body: state(false) } });
  const { container, client } = renderPart(<EngineNotice />);
  await waitFor(() => expect(client.getQueryData(enginesQuery.queryKey)).toEqual(state(false)));
  expect(container.querySelector('footer')).toBeNull();
});
