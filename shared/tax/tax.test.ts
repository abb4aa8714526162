import { gstStates, isTerritory, nameState } from './gst-states';
import { stateOfGstin } from './gstin';

it('reads the state of a GSTIN and sees a mistyped one', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
  for (const wrong of ['27AAPFU0939F1ZW', '28AAPFU0939F1ZV', '27aapfu0939f1zv', '', '2'])
    expect(stateOfGstin(wrong)).toBeNull();
});

it('has every state and union territory of today, in both languages', () => {
  expect(gstStates).toHaveLength(36);
  for (const { en, hi } of gstStates) expect(hi).not.toBe(en);
  expect(gstStates.filter(({ code }) => isTerritory(code))).toHaveLength(5);
  expect(nameState('96', 'hi')).toBe('भारत के बाहर');
});
