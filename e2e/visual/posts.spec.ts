import { commentScreens } from './screens/comments.screens.ts';
import { postScreens } from './screens/posts.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll([...commentScreens, ...postScreens]);
