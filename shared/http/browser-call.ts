import type { Call } from '../remote-kit/page';
import { createFetchCall } from './fetch-call';

/** Calls the site's API from the browser with the visitor's cookies. */
export const browserCall: Call = createFetchCall();
