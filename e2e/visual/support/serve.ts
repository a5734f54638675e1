import { startApp } from '../../support/app.ts';
import { startEngineServer } from '../../support/engine-server.ts';
import { adoptData } from '../../support/prepared-data.ts';

/** Serves the built app to all workers; API calls are answered in the browser. */
export default async function serve(): Promise<() => Promise<void>> {
  // The built-in engines would compete with the first screens while they start.
  const engines = await startEngineServer();
  adoptData();
  const app = await startApp(engines.env);
  process.env.VISUAL_URL = app.url;
  return async () => {
    await app.stop();
    await engines.stop();
  };
}
