// @ts-check
// npm start: on a fresh clone with nothing but Node it installs, builds and serves; later only what changed.
// The rest is imported after the check: an old Node could not even parse it.
import './workspace/check-node.mjs';

import('./build/serve.mjs').then(({ serve }) => serve());
