import { testContract } from 'hush/testing';
import { tictactoe } from '.';

testContract(tictactoe);
