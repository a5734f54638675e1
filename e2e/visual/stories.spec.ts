import { chatDialogScreens } from './screens/chat-dialogs.screens.ts';
import { chatScreens } from './screens/chats.screens.ts';
import { freshChatScreens } from './screens/fresh-chats.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll([...chatDialogScreens, ...chatScreens, ...freshChatScreens]);
