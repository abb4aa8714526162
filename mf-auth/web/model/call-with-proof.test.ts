import { callWithProof } from './call-with-proof';

const puzzle = { salt: '00', goal: '', level: 1, expires: 0, signature: 's' };
const busy = {
  error_status: 428,
  response: { status: 428, code: 'proof_needed', message: '', puzzle },
};

test('an answer is not asked for twice, and a puzzle without a solution ends it', async () => {
  const answered = jest.fn(async () => ({ status: 200 }));
  expect(await callWithProof(answered)).toEqual({ status: 200 });
  expect(answered.mock.calls).toEqual([[]]);
  const unsolvable = jest.fn(async () => busy);
  expect(await callWithProof(unsolvable)).toBe(busy);
  expect(unsolvable).toHaveBeenCalledTimes(1);
}, 60_000);
