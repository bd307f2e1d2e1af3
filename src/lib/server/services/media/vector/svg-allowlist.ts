/** What is kept in SVGs: shapes, colours, text, pictures within. Nothing that runs or loads. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

export const ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use switch title desc style image
    path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker filter
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence
  `),
);

/** Elements that show, move or do something and are left out: whoever uploads them is told. */
export const LOST_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    foreignObject script animate animateMotion animateTransform animateColor set feImage
    iframe video audio canvas object embed meshgradient hatch
  `),
);

/** Elements whose text is shown or read out. */
export const TEXTS: ReadonlySet<string> = new Set(words('text tspan textPath title desc'));

/** Properties that may refer to a part of the drawing; these are inherited, and count for every descendant. */
export const INHERITED_REFERENCES: ReadonlySet<string> = new Set(
  words('fill stroke marker marker-start marker-mid marker-end'),
);
export const REFERENCES: ReadonlySet<string> = new Set([
  ...INHERITED_REFERENCES,
  ...words('clip-path mask filter'),
]);

const PRESENTATION = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit color opacity display
  visibility overflow paint-order clip clip-path clip-rule mask mask-type filter
  marker marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity
  lighting-color vector-effect shape-rendering image-rendering text-rendering color-rendering
  color-interpolation color-interpolation-filters transform transform-origin
  font-family font-size font-size-adjust font-style font-weight font-stretch font-variant
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift writing-mode direction unicode-bidi glyph-orientation-horizontal
  glyph-orientation-vertical text-orientation text-overflow white-space kerning
`);

/** Properties of style sheets and style attributes. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  ...PRESENTATION,
  ...words(`
    font line-height text-align text-indent text-transform text-decoration-line
    text-decoration-color text-decoration-style font-kerning font-feature-settings
    font-variation-settings font-variant-ligatures font-variant-caps font-variant-numeric
    font-variant-east-asian font-variant-position font-variant-alternates
    mix-blend-mode isolation transform-box background-color
    x y cx cy r rx ry width height d inline-size shape-inside shape-padding
    translate rotate scale
  `),
]);

/** What values may call: nothing of it loads. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
    rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
    matrix matrix3d translate translatex translatey scale scalex scaley rotate skew skewx skewy
    path polygon circle ellipse inset rect
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  `),
);

/** Attributes with free text. */
export const FREE_TEXT: ReadonlySet<string> = new Set(
  words('id class aria-label aria-labelledby font-family in in2 result lang xml:lang media'),
);

export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...FREE_TEXT,
  ...PRESENTATION,
  ...words(`
    version style role aria-hidden xml:space systemLanguage requiredExtensions requiredFeatures
    x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr z d points width height viewBox
    preserveAspectRatio pathLength rotate textLength lengthAdjust startOffset method
    spacing side
    gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
    patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits
    refX refY orient filterUnits primitiveUnits
    mode type values operator stdDeviation k1 k2 k3 k4 radius tableValues slope intercept
    amplitude exponent baseFrequency numOctaves seed stitchTiles scale xChannelSelector
    yChannelSelector order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
    surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth
    elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle
  `),
]);
