/**
 * Imports all packages that the server, `shared/` and the games' rules use, because packages take longer to import than
 * our sources.
 */
import '@koa/bodyparser';
import '@koa/router';
import '@noble/hashes/hmac.js';
import '@noble/hashes/sha2.js';
import '@noble/hashes/utils.js';
import '@socket.io/redis-streams-adapter';
import 'better-sqlite3';
import 'boardgame.io/core';
import 'boardgame.io/internal';
import 'bowser';
import 'ioredis';
import 'koa';
import 'koa-helmet';
import 'kysely';
import 'kysely/migration';
import 'mutative';
import 'pg';
import 'pino';
import 'prom-client';
import 'rate-limiter-flexible';
import 'send';
import 'socket.io';
import 'socket.io-parser';
import 'tinypool';
import 'uqr';
import 'zod';
