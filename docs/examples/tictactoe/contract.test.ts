import { testContract } from '#shared/testing/contract/index.ts';
import { tictactoe } from '.';

testContract(tictactoe);
