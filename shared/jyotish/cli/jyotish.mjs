#!/usr/bin/env node
import { require } from 'tsx/cjs/api';

const { main } = require('./main.ts', import.meta.url);
process.exitCode = await main(process.argv.slice(2));
