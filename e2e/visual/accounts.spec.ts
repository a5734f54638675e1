import { accountScreens } from './screens/accounts.screens.ts';
import { profileScreens } from './screens/profiles.screens.ts';
import { settingsScreens } from './screens/settings.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll([...accountScreens, ...profileScreens, ...settingsScreens]);
