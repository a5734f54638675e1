import { billingScreens } from './screens/billing.screens.ts';
import { lookAtAll } from './support/look.ts';

lookAtAll(billingScreens);
