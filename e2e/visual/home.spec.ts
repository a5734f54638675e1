import { feedScreens } from './screens/feeds.screens.ts';
import { homeScreens } from './screens/home.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll([...feedScreens, ...homeScreens]);
