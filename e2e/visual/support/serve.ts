import { startApp } from '../../support/app.ts';

/** Serves the built app to all workers; what its API would say is answered in the browser. */
export default async function serve(): Promise<() => Promise<void>> {
  const app = await startApp();
  process.env.VISUAL_URL = app.url;
  return app.stop;
}
