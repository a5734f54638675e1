import { sirenScreens } from './screens/sirens.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll(sirenScreens);
