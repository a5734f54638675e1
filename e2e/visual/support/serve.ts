import { startApp } from '../../support/app.ts';
import { startEngineServer } from '../../support/engine-server.ts';
import { adoptData } from '../../support/prepared-data.ts';

/** Serves the built app to all workers; what its API would say is answered in the browser. */
export default async function serve(): Promise<() => Promise<void>> {
  // The engines that are built in would prepare themselves beside the first screens.
  const engines = await startEngineServer();
  adoptData();
  const app = await startApp(engines.env);
  process.env.VISUAL_URL = app.url;
  return async () => {
    await app.stop();
    await engines.stop();
  };
}
