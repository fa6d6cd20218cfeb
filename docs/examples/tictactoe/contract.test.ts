import { testContract } from '../../../shared/testing/contract';
import { tictactoe } from '.';

testContract(tictactoe);
