import { picture } from '../draw';
import { lands } from './land';
import { drawField, type Field } from './sky-map';

const signs: (Field & { below: keyof typeof lands })[] = [
  {
    constellation: 'Tau',
    centre: [69, 16],
    scale: 23,
    figure: ['β ε δ γ θ2 α ζ', 'γ λ ξ ο', 'ε η', 'γ θ1 α'],
    nakshatras: ['η', 'α'],
    sky: ['#04222b', '#15616c'],
    land: '#021519',
    below: 'hills',
  },
  {
    constellation: 'Gem',
    centre: [106, 20],
    scale: 24,
    figure: ['α τ ε μ η', 'β υ δ ζ γ', 'τ θ', 'υ κ', 'ε ν', 'δ λ ξ', 'τ ι υ'],
    nakshatras: ['β'],
    sky: ['#0a1736', '#2d5b74'],
    land: '#050c1c',
    below: 'palms',
  },
  {
    constellation: 'Leo',
    centre: [163, 15],
    scale: 23,
    figure: ['ε μ ζ γ1 η α', 'γ1 δ β θ α', 'δ θ', 'θ ι σ'],
    nakshatras: ['α', 'δ', 'β'],
    sky: ['#1a1436', '#7a3f55'],
    land: '#0e0a1e',
    below: 'temple',
  },
  {
    constellation: 'Vir',
    centre: [196, -3],
    scale: 22,
    figure: ['ν β η γ θ α', 'γ δ ε', 'δ ζ α', 'ζ τ 109', 'α κ ι μ'],
    nakshatras: ['α'],
    sky: ['#07283a', '#4d7f77'],
    land: '#04161f',
    below: 'banyan',
  },
  {
    constellation: 'Sco',
    centre: [251, -29],
    scale: 27,
    figure: ['β1 δ π ρ', 'δ σ α τ ε μ1 ζ2 η θ ι1 κ λ υ'],
    nakshatras: ['δ', 'α', 'λ'],
    sky: ['#0d0f2e', '#6b2f4a'],
    land: '#07081a',
    below: 'dunes',
  },
  {
    constellation: 'Sgr',
    centre: [283, -27],
    scale: 28,
    figure: ['γ2 δ λ φ σ τ ζ ε γ2', 'δ ε', 'φ ζ', 'λ μ', 'σ ο π', 'φ δ', 'ε η'],
    nakshatras: ['δ', 'σ'],
    sky: ['#06202e', '#8a5a3c'],
    land: '#03121a',
    below: 'river',
  },
];

/** Constellations of the zodiac with the stars where they are. */
export const drawSigns = signs.map(({ below, ...field }) => () => {
  const { defs, sky } = drawField(field);
  return picture(defs, sky + lands[below](field.land));
});
