import definition from 'this-remote';
import { createRemote } from './create-remote';

const remote = createRemote(definition);
export const { lifecycles, prepare, preload, show, pieces } = remote;
