/** Elements and attributes that are kept in SVGs: shapes, colours, text. Nothing that runs, loads or embeds. */

export const ELEMENTS: readonly string[] = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...[
    'linearGradient',
    'radialGradient',
    'stop',
    'pattern',
    'clipPath',
    'mask',
    'marker',
    'filter',
  ],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset'],
];

const GEOMETRY = [
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr'],
  ...[
    'd',
    'points',
    'width',
    'height',
    'viewBox',
    'preserveAspectRatio',
    'transform',
    'pathLength',
  ],
  ...['rotate', 'textLength', 'lengthAdjust', 'startOffset', 'method', 'spacing', 'side'],
];

const PAINT = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'color', 'opacity', 'display', 'visibility', 'overflow', 'paint-order'],
  ...['clip-path', 'clip-rule', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'],
  ...['stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'vector-effect'],
  ...['shape-rendering', 'color-interpolation', 'color-interpolation-filters', 'transform-origin'],
];

const TYPE = [
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'font-variant'],
  ...['letter-spacing', 'word-spacing', 'text-anchor', 'text-decoration', 'dominant-baseline'],
  ...['alignment-baseline', 'baseline-shift', 'writing-mode', 'direction'],
];

const PARTS = [
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'patternUnits'],
  ...['patternContentUnits', 'patternTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient', 'filterUnits'],
  ...[
    'primitiveUnits',
    'in',
    'in2',
    'result',
    'mode',
    'type',
    'values',
    'operator',
    'stdDeviation',
  ],
  ...[
    'k1',
    'k2',
    'k3',
    'k4',
    'radius',
    'tableValues',
    'slope',
    'intercept',
    'amplitude',
    'exponent',
  ],
];

export const ATTRIBUTES: readonly string[] = [
  ...['xmlns', 'version', 'id', 'class', 'style', 'href', 'role', 'lang'],
  ...['aria-hidden', 'aria-label', 'aria-labelledby'],
  ...GEOMETRY,
  ...PAINT,
  ...TYPE,
  ...PARTS,
];
