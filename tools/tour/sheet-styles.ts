/** Pictures at a quarter of their size, cut off where a page is very long. */
export const sheetStyles = `
  body { margin: 40px; font: 15px/1.3 system-ui, sans-serif; color: #222; background: #e8e6e1; }
  h1, h2, h3 { margin: 0; }
  h1 { font-size: 40px; }
  h2 { font-size: 26px; margin: 40px 0 16px; padding-top: 16px; border-top: 3px solid; }
  h3 { font-size: 17px; margin-bottom: 8px; }
  small { font-weight: 400; font-size: 15px; color: #666; }
  section > div { display: flex; flex-wrap: wrap; gap: 28px 40px; align-items: start; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin-bottom: 14px; }
  figure { margin: 0; }
  figcaption { margin-top: 4px; color: #444; }
  figcaption b { color: #fff; background: #c0182f; padding: 0 6px; border-radius: 4px; }
  img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; }
  a { display: block; border: 1px solid #b5b0a5; }
  .w320 { width: 80px; } .w390 { width: 98px; } .w768 { width: 192px; } .w1280 { width: 320px; }
`;
