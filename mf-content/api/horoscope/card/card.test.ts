import sharp from 'sharp';
import { drawCard } from './draw-card';
import { breakLines, setLine } from './set-text';

test('a card is a picture of the size shares ask for', async () => {
  const card = await drawCard({
    sign: 'scorpio',
    title: 'वृश्चिक',
    period: 'दैनिक राशिफल, 21 नवंबर 2026',
    summary: 'शांत काम, दूर की जगहें और जल्दी सोना अच्छा लगेगा।',
    site: 'तारापथ',
  });
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('Devanagari is shaped: a conjunct is narrower than its letters apart', () => {
  const width = (text: string) => setLine(text, 'title', 40).width;
  expect(width('श्रद्धा')).toBeLessThan(width('श') + width('र') + width('द') + width('धा'));
});

test('lines keep to their width, and end with an ellipsis when there are too many', () => {
  const text = 'Quiet tasks, distant places and an early night suit you very well indeed.';
  const lines = breakLines(text, 'body', 38, { width: 300, most: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(breakLines(text, 'body', 38, { width: 5000, most: 2 })).toEqual([text]);
});
