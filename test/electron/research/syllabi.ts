// Eight syllabi of different forms, and what a tutor reads out of each.

export type Syllabus = {
  fileName: string
  /** Of a PDF, the Markdown that it is made of. */
  text: string
  topics: readonly string[]
  /** Parts of lines that the materials say; none of them is a topic. */
  books: readonly string[]
  /** Parts of lines that the demands say. */
  rules: readonly string[]
}

export const syllabi: readonly Syllabus[] = [
  {
    fileName: 'signals.md',
    text: `# Signals and Systems

Instructor: Dr. Ada Meyer

## Topics

The course covers the following:

1. Signals and their properties
2. Linear time-invariant systems
3. Fourier series
4. The Laplace transform
   - poles and zeros
   - stability
5. Sampling

## Books

- Oppenheim and Willsky, Signals and Systems
- Lathi, Linear Systems and Signals

## Assessment

- Final exam: 60 %
- Homework: 40 %

## Rules

- No calculators
- No late homework
`,
    topics: [
      'Signals and their properties',
      'Linear time-invariant systems',
      'Fourier series',
      'The Laplace transform',
      'Sampling',
    ],
    books: ['Oppenheim and Willsky', 'Lathi'],
    rules: ['No calculators', 'No late homework', '60 %'],
  },
  {
    fileName: 'microeconomics.txt',
    text: `MICROECONOMICS I
Prof. Jonas Weber, room B 104

Literature
Varian: Intermediate Microeconomics
Mankiw: Principles of Economics

Course content
Week 1   Introduction and preferences      Ch. 1-3
Week 2   Consumer choice                   Ch. 4
Week 3   Demand and elasticity             Ch. 5-6
Week 4   Midterm exam
Week 5   Production and cost               Ch. 18
Week 6   Monopoly                          Ch. 24
Week 7   Review

Assessment
Midterm 30 %
Final exam 70 %
Calculators are not allowed in exams.
`,
    topics: [
      'Introduction and preferences',
      'Consumer choice',
      'Demand and elasticity',
      'Production and cost',
      'Monopoly',
    ],
    books: ['Varian', 'Mankiw'],
    rules: ['Calculators are not allowed', 'Final exam 70 %'],
  },
  {
    fileName: 'history.md',
    text: `# Modern European History

| Date | Subject | Reading |
| --- | --- | --- |
| 7 Sept | The old regime | Blanning, ch. 1 |
| 14 Sept | The French Revolution | Doyle |
| 21 Sept | Napoleon | Esdaile |
| 28 Sept | No class (holiday) | |
| 5 Oct | The Congress of Vienna | Zamoyski |
| 12 Oct | Midterm | |
| 19 Oct | 1848 | Rapport |

## Grading

| Part | Share |
| --- | --- |
| Essay | 50 % |
| Midterm | 50 % |

Essays must be at least 2000 words long.
`,
    topics: [
      'The old regime',
      'The French Revolution',
      'Napoleon',
      'The Congress of Vienna',
      '1848',
    ],
    books: [],
    rules: ['Essay, Share: 50 %', 'at least 2000 words'],
  },
  {
    fileName: 'algorithms.pdf',
    text: `# Algorithms

## Overview

This course is about how to solve problems with programs that are fast and correct, and how to prove that they are.

## Outline

1) Asymptotic notation and recurrences

2) Sorting: heaps, quicksort and lower bounds for every algorithm that compares two of its keys at a

time

3) Dynamic programming

4) Graph algorithms

5) NP-completeness

## Textbook

Cormen, Leiserson, Rivest and Stein: Introduction to Algorithms

## Exams

Midterm: 20 October 2026. Final exam: 15 December 2026, closed book.

No electronic devices in the exam.
`,
    topics: [
      'Asymptotic notation and recurrences',
      'Sorting: heaps, quicksort and lower bounds for every algorithm that compares tw…',
      'Dynamic programming',
      'Graph algorithms',
      'NP-completeness',
    ],
    books: ['Cormen, Leiserson'],
    rules: ['20 October 2026', 'No electronic devices'],
  },
  {
    fileName: '线性代数.md',
    text: `# 线性代数教学大纲

## 考核

平时作业 30%，期末考试 70%。

## 教学内容

1. 行列式
2. 矩阵及其运算
3. 向量组的线性相关性
4. 线性方程组
5. 相似矩阵及二次型

## 教材

- 同济大学数学系《线性代数》
- 李尚志：线性代数学习指导

## 要求

- 考试不带计算器
- 缺勤三次者不得参加期末考试
`,
    topics: ['行列式', '矩阵及其运算', '向量组的线性相关性', '线性方程组', '相似矩阵及二次型'],
    books: ['同济大学数学系', '李尚志：线性代数学习指导'],
    rules: ['考试不带计算器', '缺勤三次者不得'],
  },
  {
    fileName: '数据结构.txt',
    text: `数据结构课程教学安排
任课教师：王敏
第1周  绪论与算法分析  4学时
第2周  线性表  4学时
第3-4周  栈和队列  8学时
第5周  国庆放假
第6周  树与二叉树  4学时
第7周  期中考试
第8周  图  4学时
第9周  总复习

教材
严蔚敏《数据结构（C语言版）》
参考书：邓俊辉《数据结构》第三版

成绩评定
平时成绩占40%，期末考试占60%。
迟交作业不予接受。
`,
    topics: ['绪论与算法分析', '线性表', '栈和队列', '树与二叉树', '图'],
    books: ['严蔚敏', '邓俊辉'],
    rules: ['期末考试占60%', '迟交作业不予接受'],
  },
  {
    fileName: '高等数学.pdf',
    text: `# 高等数学（上）

一、课程目标

掌握一元函数微积分的基本理论，能用它解决简单的实际问题。

二、教学内容与学时分配

第一章 函数与极限（12学时）

数列的极限、函数的极限、无穷小的比较、连续函数的运算与初等函数的连续性，闭区间上连续函数的性质。

第二章 导数与微分（10学时）

导数的概念、求导法则、高阶导数。

第三章 微分中值定理与导数的应用（12学时）

第四章 不定积分（8学时）

三、教材

同济大学《高等数学》第七版上册

四、考核方式

期中考试占30%，期末考试占70%，闭卷。
`,
    topics: ['函数与极限', '导数与微分', '微分中值定理与导数的应用', '不定积分'],
    books: ['同济大学《高等数学》'],
    rules: ['期末考试占70%'],
  },
  {
    fileName: '有机化学.md',
    text: `# 有机化学

| 周次 | 教学内容 | 学时 | 作业 |
| --- | --- | --- | --- |
| 1 | 绪论 | 2 | |
| 2 | 烷烃与环烷烃 | 4 | 习题一 |
| 3 | 烯烃和炔烃 | 4 | 习题二 |
| 4 | 复习与期中考试 | 2 | |
| 5 | 芳香烃 | 4 | 习题三 |

**教材：** 邢其毅《基础有机化学》

**主要知识点：** 命名、结构、反应机理

| 考核内容 | 比例 |
| --- | --- |
| 实验报告 | 30% |
| 期末考试 | 70% |

实验课必须穿实验服。
`,
    topics: ['绪论', '烷烃与环烷烃', '烯烃和炔烃', '芳香烃'],
    books: ['邢其毅'],
    rules: ['实验报告', '期末考试'],
  },
]
