import { shellScreens } from './screens/shell.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll(shellScreens);
