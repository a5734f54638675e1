import type { Screen } from '../support/screen.ts';
import { accountScreens } from './accounts.screens.ts';
import { billingScreens } from './billing.screens.ts';
import { chatDialogScreens } from './chat-dialogs.screens.ts';
import { chatScreens } from './chats.screens.ts';
import { commentScreens } from './comments.screens.ts';
import { feedScreens } from './feeds.screens.ts';
import { freshChatScreens } from './fresh-chats.screens.ts';
import { homeScreens } from './home.screens.ts';
import { postScreens } from './posts.screens.ts';
import { profileScreens } from './profiles.screens.ts';
import { settingsScreens } from './settings.screens.ts';
import { shellScreens } from './shell.screens.ts';
import { sirenScreens } from './sirens.screens.ts';

export const allScreens: Screen[] = [
  ...accountScreens,
  ...billingScreens,
  ...chatDialogScreens,
  ...chatScreens,
  ...commentScreens,
  ...feedScreens,
  ...freshChatScreens,
  ...homeScreens,
  ...postScreens,
  ...profileScreens,
  ...settingsScreens,
  ...shellScreens,
  ...sirenScreens,
];
